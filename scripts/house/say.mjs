/** Says what begins and how long it took. */
export async function saying(what, work) {
  const startedAt = Date.now();
  process.stdout.write(`  ${what} … `);
  try {
    const result = await work();
    console.log(`${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log("failed");
    throw error;
  }
}
