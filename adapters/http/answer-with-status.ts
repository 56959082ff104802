import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'

/** Responds with a status and its name, for no cache. */
export const answerWithStatus = (response: Response, status: number): void =>
  void response.status(status).set('Cache-Control', 'no-store').type('text').send(STATUS_CODES[status])
