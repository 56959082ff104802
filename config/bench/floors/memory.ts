import { createServer } from 'node:http'

// The floor of a page that is served again: `node:http` and the same bytes, which it asks ours for once a page and keeps in memory.

const ours = process.env['OURS'] ?? ''
const kept = new Map<string, Buffer>()
const read = async (path: string) => {
  const bytes = Buffer.from(await (await fetch(ours + path)).arrayBuffer())
  kept.set(path, bytes)
  return bytes
}

const server = createServer(async ({ url = '' }, response) => {
  const bytes = kept.get(url) ?? (await read(url))
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': bytes.length })
  response.end(bytes)
}).listen(0, '127.0.0.1', () => console.log(`http://localhost:${(server.address() as { port: number }).port}`))
process.on('SIGTERM', () => process.exit(0))
