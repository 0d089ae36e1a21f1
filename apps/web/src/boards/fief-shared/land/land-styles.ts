// The server alone draws the land. Browsers need its styles all the same, and link only those of their own scripts.
import "./ground.module.css";
import "./land-patterns.module.css";
import "./scenery.module.css";
