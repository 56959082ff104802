import express, { type Request, type Response } from 'express'
import type { FormPost } from './data/posted.ts'

/** Largest form, bytes; nobody types more. */
const limit = 65_536

const parse = express.urlencoded({ extended: false, limit, parameterLimit: 50 })

/** The form a browser posts: urlencoded fields, or the status that says why it cannot be one. */
export const readForm = async (request: Request, response: Response, publicUrl: string): Promise<FormPost | 400 | 413 | 415> => {
  if (!request.is('application/x-www-form-urlencoded')) return 415
  const wrong = await new Promise<{ readonly status?: number } | undefined>((resolve) => parse(request, response, resolve))
  if (wrong) return wrong.status === 413 || wrong.status === 415 ? wrong.status : 400
  return { values: valuesOf(request.body), foreign: isForeign(request, publicUrl) }
}

/** What was typed, by field, without the spaces around it; those of a password belong to it. Of a name that comes twice the last. */
export const valuesOf = (body: Readonly<Record<string, string | readonly string[]>> = {}): FormPost['values'] =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const typed = [value].flat().at(-1) ?? ''
      return [name, name.startsWith('password') ? typed : typed.trim()]
    }),
  )

/** Whether another site's page posts: browsers say so by themselves (Fetch Metadata, else Origin). */
const isForeign = ({ headers, host }: Request, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  return origin !== publicUrl && !(URL.canParse(origin) && new URL(origin).host === host)
}
