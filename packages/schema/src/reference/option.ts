/** An option of a ruleset, as a form offers it. Its texts are in the messages of the game. */
export type Option = FlagOption | NumberOption | ChoiceOption;

interface FlagOption {
  readonly type: "flag";
  readonly name: string;
  readonly default: boolean;
}

interface NumberOption {
  readonly type: "number";
  readonly name: string;
  readonly default: number;
  /** What the site proposes for a game between people that takes weeks. */
  readonly defaultOverWeeks?: number;
  readonly min: number;
  readonly max: number;
}

interface ChoiceOption {
  readonly type: "choice";
  readonly name: string;
  readonly default: string;
  readonly values: readonly string[];
}
