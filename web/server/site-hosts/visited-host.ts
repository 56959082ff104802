import { isIP } from 'node:net'

/** What the host of a request stands for: the directory, a host whose bare name is asked for, or the site of a facility. */
export type VisitedHost =
  | { readonly kind: 'main' }
  | { readonly kind: 'www'; readonly bare: string }
  | { readonly kind: 'site'; readonly name: string }

/** Name of no site; stands for labels that none can have. */
export const noSite = '-'

const main: VisitedHost = { kind: 'main' }
const nameOf = (host: string): string => {
  const label = host.split('.')[0] ?? ''
  return /^[a-z0-9-]{1,63}$/.test(label) ? label : noSite
}

/**
 * Creates the reader of `Host` headers. The main hosts, IP addresses and single labels are the directory; the first label
 * of any other host is the name of a site (interfaces.md, "Environment"). Ports, upper case and a trailing dot are ignored.
 */
export const makeHostReader = (mainHosts: readonly string[]): ((header: string | undefined) => VisitedHost) => {
  const mains = new Set(mainHosts.map((host) => host.toLowerCase()))
  return (header = '') => {
    const [, host = '', port = ''] = /^(.*?)\.?(:\d*)?$/s.exec(header.toLowerCase()) ?? []
    if (mains.has(host) || !host.includes('.') || host.startsWith('[') || isIP(host) !== 0) return main
    const bare = host.slice('www.'.length)
    if (host.startsWith('www.') && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(bare)) return { kind: 'www', bare: bare + port }
    return { kind: 'site', name: nameOf(host) }
  }
}
