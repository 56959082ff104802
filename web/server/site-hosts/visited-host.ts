import { isIP } from 'node:net'

/**
 * Meaning of the host of a request: the directory, a host whose bare name is asked for, or the site of a facility, by
 * its sub-domain or by a domain of its own.
 */
export type VisitedHost =
  | { readonly kind: 'main' }
  | { readonly kind: 'www'; readonly bare: string }
  | { readonly kind: 'site'; readonly name: string }

/** Name of no site; stands for labels that none can have. */
export const noSite = '-'

const main: VisitedHost = { kind: 'main' }
const label = '[a-z0-9-]{1,63}'
const hostName = new RegExp(`^${label}(\\.${label})+$`)

/**
 * Creates the reader of `Host` headers. The main hosts, IP addresses and single labels are the directory; the first label
 * of a host below a main one is the name of a site, any other host is itself the name of a site, by its own domain
 * (interfaces.md, "Environment"). Ports, upper case and a trailing dot are ignored.
 */
export const makeHostReader = (mainHosts: readonly string[]): ((header: string | undefined) => VisitedHost) => {
  const mains = new Set(mainHosts)
  const isBelowMain = (host: string) => mainHosts.some((one) => host.endsWith(`.${one}`))
  return (header = '') => {
    const [, host = '', port = ''] = /^(.*?)\.?(:\d*)?$/s.exec(header.toLowerCase()) ?? []
    if (mains.has(host) || !host.includes('.') || host.startsWith('[') || isIP(host) !== 0) return main
    const isHost = host.length <= 253 && hostName.test(host)
    if (!isHost) return { kind: 'site', name: noSite }
    if (!isBelowMain(host)) return { kind: 'site', name: host }
    if (host.startsWith('www.')) return { kind: 'www', bare: host.slice('www.'.length) + port }
    return { kind: 'site', name: host.split('.')[0] ?? noSite }
  }
}
