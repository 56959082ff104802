import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitLanguage } from '#core/kernel/language.ts'
import { siteContactPath, sitePreviewsPath, sitesPath } from '#core/kernel/site-address.ts'
import { canonicalAddress } from '../canonical-address.ts'
import { isReadableAddress, unknownPath } from '../readable-address.ts'
import { rewriteAddress } from './rewrite-address.ts'
import { makeHostReader } from './visited-host.ts'

interface Dependencies {
  readonly mainHosts: readonly string[]
  readonly publicUrl: string
  /** Origin of uploaded files, which is no site. */
  readonly filesUrl: string | null
  /** Paths of files that plugins serve. */
  readonly filePaths: readonly string[]
  readonly log: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Headers of redirects. */
  readonly headers: Readonly<Record<string, string>>
}

/** Tells if a form was sent from the host to which it goes. */
const isFromHost = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()

const requestsOfSites = new WeakSet<IncomingMessage>()

/** Tells if a request came for the host of a site, whatever it asks for. */
export const isForSite = (request: IncomingMessage): boolean => requestsOfSites.has(request)

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/** Paths of files, health and metrics, which respond on every host as they are. */
const everywhere = ['/assets', '/builds', '/healthz', '/readyz', '/metrics', '/favicon.svg']

const hostOf = (url: string) => new URL(url).hostname

/** Returns the hosts of the directory, that of uploaded files among them. */
export const mainHostsOf = ({ mainHosts, publicUrl, filesUrl }: Pick<Dependencies, 'mainHosts' | 'publicUrl' | 'filesUrl'>) =>
  [...mainHosts, hostOf(publicUrl), ...(filesUrl === null ? [] : [hostOf(filesUrl)])].map((host) => host.toLowerCase())

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** Tells if an address of the server's inside is that of a page of a site, in any language. */
export const isSiteAddress = (address = ''): boolean => isBelow(splitLanguage(address.split('?')[0] ?? '').path, sitesPath)

/** Tells if an address is that of a draft of a site, which its writers see in a frame on the main host. */
export const isPreviewAddress = (address = ''): boolean => isBelow(splitLanguage(address.split('?')[0] ?? '').path, sitePreviewsPath)

/** Tells if an address would show a page of a site on a main host, in whatever form it is written. */
const namesSite = (url: string): boolean => {
  if (!/[~%]/.test(url)) return false
  try {
    return /^(\/uk|\/en)?\/+~/.test(decodeURIComponent(url.split('?')[0] ?? ''))
  } catch {
    return false
  }
}

/**
 * Rewrites requests for the hosts of sites to addresses (decision 174), before the page cache: below them everything is
 * an ordinary page. Such requests carry neither cookies nor a token, and one host, so that no header can fill the cache.
 * `www.` is redirected to the bare host.
 */
export const siteHosts = ({ mainHosts, publicUrl, filesUrl, filePaths, log, headers }: Dependencies, next: Listener): Listener => {
  const read = makeHostReader(mainHostsOf({ mainHosts, publicUrl, filesUrl }))
  const { protocol, host: mainHost } = new URL(publicUrl)
  const paths = [...everywhere, ...filePaths]
  const redirect = (request: IncomingMessage, response: ServerResponse, location: string) =>
    log(request, response, () => response.writeHead(301, { ...headers, Location: location, 'Cache-Control': 'no-cache' }).end())
  const refuse = (request: IncomingMessage, response: ServerResponse) =>
    log(request, response, () => response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end())
  return (request, response) => {
    const { url = '' } = request
    const visited = read(request.headers.host)
    if (visited.kind === 'main') {
      if (namesSite(url)) request.url = unknownPath
      return next(request, response)
    }
    requestsOfSites.add(request)
    // A redirect would repeat what browsers read as another host.
    const address = isReadableAddress(url) ? url : '/-'
    const isFile = paths.some((path) => isBelow(url.split('?')[0] ?? '', path))
    if (visited.kind === 'www' && !isFile) return redirect(request, response, `${protocol}//${visited.bare}${address}`)
    const isMessage = request.method === 'POST' && splitLanguage(address).path === siteContactPath
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isMessage) return refuse(request, response)
    // The page behind knows the main host alone.
    if (isFromHost(request)) request.headers.origin = publicUrl
    delete request.headers.cookie
    delete request.headers.authorization
    request.headers.host = mainHost
    if (isFile || visited.kind === 'www') return next(request, response)
    const canonical = canonicalAddress(address)
    if (canonical !== address) return redirect(request, response, canonical)
    request.url = rewriteAddress(visited.name, address)
    return next(request, response)
  }
}
