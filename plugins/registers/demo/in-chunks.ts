/** Things `size` at a time, so that no more of them need be held at once. */
export function* inChunks<Thing>(things: Iterable<Thing>, size: number): Generator<readonly Thing[]> {
  let chunk: Thing[] = []
  for (const thing of things) {
    chunk.push(thing)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length) yield chunk
}
