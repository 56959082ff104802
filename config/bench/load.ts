import { Agent, request } from 'node:http'

/** What is asked of a server: a path, for a POST its body, and what it says of who asks. */
export interface Asked {
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** As many visitors as no limit of one address minds. */
const visitors = 2000
let turn = 0
/** The address of the next of many visitors. */
export const visitor = (): string => {
  turn = (turn + 1) % visitors
  return `198.18.${turn >> 8}.${turn & 255}`
}

/** Connections that ask again as soon as they are answered. */
const connections = 8

const once = (address: string, { path, body, headers: said }: Asked, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = body && JSON.stringify(body)
    const from = { 'X-Forwarded-For': visitor(), ...said }
    const headers = sent === undefined ? from : { ...from, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }
    request(address + path, { agent, method: sent === undefined ? 'GET' : 'POST', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks).toString())
          : reject(new Error(`${address}${path} answered ${response.statusCode}`)),
      )
    })
      .on('error', reject)
      .end(sent)
  })

/** The answer as text. */
export const answerOf = (address: string, asked: Asked): Promise<string> => once(address, asked, new Agent())

/** Answers a second that a server gives to a closed loop, to the same or to the next request each time; anything but 200 throws. Compression is not asked for. */
export const load = async (address: string, asked: Asked | (() => Asked), milliseconds: number): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  let answered = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - began < milliseconds) {
        await once(address, typeof asked === 'function' ? asked() : asked, agent)
        answered++
      }
    }),
  )
  agent.destroy()
  return (answered * 1000) / (performance.now() - began)
}
