import { Agent, get } from 'node:http'

/** Connections that ask again as soon as they are answered. */
const connections = 8

const once = (url: string, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks).toString())
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    }).on('error', reject)
  })

/** The page as text. */
export const page = (url: string): Promise<string> => once(url, new Agent())

/** Answers a second that a server gives to a closed loop; anything but 200 throws. Compression is not asked for. */
export const load = async (url: string, milliseconds: number): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  let answered = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - began < milliseconds) {
        await once(url, agent)
        answered++
      }
    }),
  )
  agent.destroy()
  return (answered * 1000) / (performance.now() - began)
}
