import { createServer } from 'node:http'

// Baseline for cached pages: `node:http` with the same bytes, fetched once per page from the product and kept in memory.

const productUrl = process.env['OURS'] ?? ''
const cache = new Map<string, Buffer>()
const read = async (path: string) => {
  const bytes = Buffer.from(await (await fetch(productUrl + path)).arrayBuffer())
  cache.set(path, bytes)
  return bytes
}

const server = createServer(async ({ url = '' }, response) => {
  const bytes = cache.get(url) ?? (await read(url))
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': bytes.length })
  response.end(bytes)
}).listen(0, '127.0.0.1', () => console.log(`http://localhost:${(server.address() as { port: number }).port}`))
process.on('SIGTERM', () => process.exit(0))
