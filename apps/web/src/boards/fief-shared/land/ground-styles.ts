// What only the server draws (decision 0053) needs its styles in browsers, too: its files are not among their scripts.
import "./ground.module.css";
import "./land-patterns.module.css";
import "./scenery.module.css";
