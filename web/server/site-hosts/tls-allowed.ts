import { Effect } from 'effect'
import { Router } from 'express'
import { isPrivateRequest } from '#adapters/http/private-request.ts'
import type { CertificateHosts } from '#core/plugin/certificate-hosts.ts'
import { makeHostReader, type VisitedHost } from './visited-host.ts'

/**
 * Route `/internal/tls-allowed?domain=`, which Caddy asks before it obtains a certificate for a host (`on_demand_tls`,
 * `ask`): 200 for hosts that this installation serves, else 404. Visible only to direct requests from a private address.
 */
export const tlsAllowedRoute = (mainHosts: readonly string[], { isServed }: CertificateHosts): Router => {
  const read = makeHostReader(mainHosts)
  const isAllowed = async (host: string, visited: VisitedHost): Promise<boolean> => {
    if (visited.kind === 'main') return mainHosts.includes(host)
    if (visited.kind === 'site') return Effect.runPromise(isServed(visited.name))
    return isAllowed(visited.bare, read(visited.bare))
  }
  return Router().get('/internal/tls-allowed', async (request, response, next) => {
    if (!isPrivateRequest(request)) return next()
    const { domain } = request.query
    const host = typeof domain === 'string' ? domain.toLowerCase() : ''
    const status = (await isAllowed(host, read(host))) ? 200 : 404
    response.status(status).set('Cache-Control', 'no-store').end()
  })
}
