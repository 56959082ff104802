/** Longest event that is read. */
const maxEvent = 100_000

/** Reads the data of server-sent events from a response; fails if an event is too long. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let pending = ''
  for await (const chunk of body) {
    pending += decoder.decode(chunk, { stream: true })
    const events = pending.split(/\r?\n\r?\n/)
    pending = events.pop() ?? ''
    if (pending.length > maxEvent) throw new Error('an event is too long')
    for (const event of events) {
      const data = event
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length).trimStart())
      if (data.length > 0) yield data.join('\n')
    }
  }
}
