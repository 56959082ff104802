import express, { type Request, type Response } from 'express'
import type { FormPost } from '../runtime/form-post.ts'

/** Maximum size of a form, bytes. */
const maxBytes = 65_536

const parse = express.urlencoded({ extended: false, limit: maxBytes, parameterLimit: 50 })

/** Reads a posted urlencoded form; returns an HTTP status when the request is not a valid one. */
export const readPostedForm = async (request: Request, response: Response, publicUrl: string): Promise<FormPost | 400 | 413 | 415> => {
  if (!request.is('application/x-www-form-urlencoded')) return 415
  const error = await new Promise<{ readonly status?: number } | undefined>((resolve) => parse(request, response, resolve))
  if (error) return error.status === 413 || error.status === 415 ? error.status : 400
  return { values: valuesOf(request.body), crossSite: isCrossSite(request, publicUrl) }
}

/** Returns field values by name, trimmed except for passwords, with line breaks as scripts read them; of a repeated name the last value. */
export const valuesOf = (body: Readonly<Record<string, string | readonly string[]>> = {}): FormPost['values'] =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const typed = [value].flat().at(-1) ?? ''
      return [name, name.startsWith('password') ? typed : typed.trim().replaceAll('\r\n', '\n')]
    }),
  )

/** Tells if the form was posted from another site (Fetch Metadata, else `Origin`). */
const isCrossSite = ({ headers, host }: Request, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  return origin !== publicUrl && !(URL.canParse(origin) && new URL(origin).host === host)
}
