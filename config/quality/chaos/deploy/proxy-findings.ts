import type { Finding } from '../experiment.ts'
import { hosts, type ProxyPorts } from './proxies.ts'
import { requestThrough } from './request-through.ts'

/** Addresses that are for operators and never for visitors, however they are written. */
const internal = ['/metrics', '//metrics', '/Metrics', '/%6Detrics', '/internal/tls-allowed?domain=localhost', '/internal']

/** Asks a proxy for what visitors may see and for what they may not. */
export const proxyFindings = async (name: string, { secure, plain }: ProxyPorts, ca: string): Promise<readonly Finding[]> => {
  const at = (path: string, host: string = hosts.main) =>
    requestThrough(`https://localhost:${secure}${path}`, { ca, host: `${host}:${secure}` })
  const refused: string[] = []
  for (const host of Object.values(hosts))
    for (const path of internal) {
      const { status, headers } = await at(path, host)
      // The product refuses what a proxy forwards, but the proxy should not ask.
      refused.push(headers['x-request-id'] === undefined ? String(status) : `${path} was forwarded`)
    }
  const home = await at('/')
  const site = await at('/', hosts.site)
  const file = await at('/healthz', hosts.files)
  const page = await at('/', hosts.files)
  const redirect = await requestThrough(`http://localhost:${plain}/zlobki?page=2`, { host: hosts.main })
  const call = await requestThrough(`http://localhost:${plain}/api/v1/status`, { host: hosts.main })
  const unknown = await requestThrough(`https://localhost:${secure}/`, { ca, host: 'example.test' })
  const isExpected = (expected: unknown, seen: unknown) => ({ figure: String(seen), ok: JSON.stringify(expected) === JSON.stringify(seen) })
  return [
    { description: `${name}: addresses of operators, on all hosts`, ...isExpected(['404'], [...new Set(refused)]) },
    {
      description: `${name}: home page, site of the demo`,
      ...isExpected([200, 200, true], [home.status, site.status, site.body.includes('Słoneczko')]),
    },
    { description: `${name}: host of files: health, page`, ...isExpected([200, 404], [file.status, page.status]) },
    {
      description: `${name}: without TLS`,
      figure: `${redirect.status} to ${redirect.headers.location}`,
      ok:
        [301, 308].includes(Number(redirect.status)) &&
        /^https:\/\/localhost(:\d+)?\/zlobki\?page=2$/.test(redirect.headers.location ?? ''),
    },
    { description: `${name}: a call without TLS`, ...isExpected(403, call.status) },
    {
      description: `${name}: a host that is not served, in the handshake`,
      figure: String(unknown.status),
      ok: typeof unknown.status === 'string',
    },
  ]
}
