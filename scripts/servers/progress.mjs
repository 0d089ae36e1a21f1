/** Prints what starts, and then its duration, or the text that `told` returns for the result. */
export async function withProgress(what, work, told = () => undefined) {
  const startedAt = Date.now();
  process.stdout.write(`  ${what} … `);
  try {
    const result = await work();
    console.log(told(result) ?? `${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log("failed");
    throw error;
  }
}
