import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { answerWithStatus } from './answer-with-status.ts'

/** Tells if a request is for the host of uploaded files. */
export const isForFilesHost = ({ headers: { host = '' } }: Pick<IncomingMessage, 'headers'>, filesUrl: string): boolean =>
  host.toLowerCase() === new URL(filesUrl).host

/** Responds to requests for the host of uploaded files that are for anything else: there are no pages, no API and no cookies. */
export const onlyFiles =
  (filesUrl: string): RequestHandler =>
  (request, response, next) =>
    isForFilesHost(request, filesUrl) ? answerWithStatus(response, 404) : next()

/**
 * Sends requests for uploaded files to their own host. Paths without a host stay in the database and in pages, so that
 * they work with any value of the variable; the redirect of a file that never changes is stored for a day, one to a
 * signed address not at all.
 */
export const redirectToFilesHost =
  (filesUrl: string): RequestHandler =>
  (request, response, next) => {
    const { method, originalUrl, query } = request
    if (isForFilesHost(request, filesUrl)) {
      // Pages of the other host show the files.
      response.set('Cross-Origin-Resource-Policy', 'cross-origin')
      return next()
    }
    if (method !== 'GET' && method !== 'HEAD') return next()
    const cache = Object.keys(query).length > 0 ? 'private, no-store' : 'public, max-age=86400'
    response.set('Cache-Control', cache).redirect(308, filesUrl + originalUrl)
  }
