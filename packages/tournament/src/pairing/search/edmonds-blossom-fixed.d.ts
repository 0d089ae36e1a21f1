declare module "edmonds-blossom-fixed" {
  /** The mate of each vertex, or -1. Edges are `[one, other, weight]`. */
  function blossom(edges: readonly (readonly [number, number, number])[], isOfMostEdges?: boolean): readonly number[];
  export = blossom;
}
