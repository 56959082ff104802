import type { RequestHandler } from 'express'
import { isForSite } from './site-hosts/site-hosts.ts'

const isEmpty = (parameter: string) => /^[^=]+=$/.test(parameter)

/** Returns an address without its empty parameters, such as `cena-od=`; `null` if it has none. */
export const addressWithoutEmpty = (address: string): string | null => {
  const at = address.indexOf('?')
  if (at === -1) return null
  const parameters = address.slice(at + 1).split('&')
  const filled = parameters.filter((parameter) => !isEmpty(parameter))
  if (filled.length === parameters.length) return null
  return address.slice(0, at) + (filled.length > 0 ? `?${filled.join('&')}` : '')
}

/**
 * Leads a page to its address without the fields that a form sent empty, so that this is the one in the browser and in
 * links that people share, also without JavaScript.
 */
export const withoutEmptyParameters: RequestHandler = (request, response, next) => {
  const { method, originalUrl } = request
  // On their own hosts, sites have other addresses than here.
  const address = method === 'GET' && !isForSite(request) ? addressWithoutEmpty(originalUrl) : null
  if (address === null || address.startsWith('//')) return next()
  response.set('Cache-Control', 'no-store').redirect(303, address)
}
