import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import type { CachedPage } from '#core/ports/page-cache.ts'
import { finishPage, sendIfChanged } from './page-response.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
}
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Larger files take a second at the highest quality, bytes. */
const maxThoroughSize = 256 * 1024

const load = async (file: string, type: string): Promise<CachedPage> => {
  const bytes = await readFile(file)
  return finishPage(bytes, type, 'assets', bytes.length > maxThoroughSize ? 9 : 11)
}

/**
 * Serves the texts among the files of a folder whose names change with their contents: read and compressed once, at a
 * quality that is too slow for each response. The folder is listed at the start. All other files, those that are gone,
 * and requests of ranges are left to the next handler.
 */
export const compressedFiles = (folder: string): RequestHandler => {
  const typeOf = new Map<string, string>(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      const type = types[path.extname(file)]
      return type ? [[`/${file.split(path.sep).join('/')}`, type] as const] : []
    }),
  )
  const loaded = new Map<string, Promise<CachedPage>>()
  return (request, response, next) => {
    const type = typeOf.get(request.path)
    if (!type || request.headers.range || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const loading = loaded.get(request.path) ?? load(path.join(folder, request.path), type)
    loaded.set(request.path, loading)
    loading
      .then(
        (file) => sendIfChanged(request, response, file, immutable),
        () => {
          // A later build has replaced the folder.
          loaded.delete(request.path)
          next()
        },
      )
      .catch(next)
  }
}
