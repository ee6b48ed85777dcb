/*
 * In place of fflate, with which pmtiles inflates where there is no DecompressionStream: the worker's runtime has one.
 */

export function decompressSync(): never {
  throw new Error('pmtiles inflates by itself where there is no DecompressionStream')
}
