import { createServer, get } from 'node:http'
import { buffer } from 'node:stream/consumers'

// Baseline for cached pages: `node:http` with the same bytes, fetched once per host and page from the product and kept in memory.

const productUrl = process.env['OURS'] ?? ''
const cache = new Map<string, Buffer>()
const read = (path: string, host: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(productUrl + path, { headers: { host } }, async (response) => {
      const bytes = await buffer(response)
      cache.set(host + path, bytes)
      resolve(bytes)
    }).on('error', reject)
  })

const server = createServer(async ({ url = '', headers: { host = '' } }, response) => {
  const bytes = cache.get(host + url) ?? (await read(url, host))
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': bytes.length })
  response.end(bytes)
}).listen(0, '127.0.0.1', () => console.log(`http://localhost:${(server.address() as { port: number }).port}`))
process.on('SIGTERM', () => process.exit(0))
