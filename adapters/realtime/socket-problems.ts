import type { IncomingMessage } from 'node:http'
import { type Problem, problemOf, serverError } from '#adapters/http/problem.ts'
import { isFailure } from '#core/kernel/failure.ts'
import { newId } from '#core/kernel/ids.ts'
import { languages, tagOf } from '#core/kernel/language.ts'
import type { Translator } from '#core/ports/translator.ts'

interface Dependencies {
  readonly translator: Translator
  /** Receives bugs. */
  readonly onUnexpectedError: (error: unknown, requestId: string) => void
}

/** Problems of one websocket, in the language that its page names in the address: `/api/v1/main/ws?lang=uk`. */
export const makeSocketProblems = ({ translator, onUnexpectedError }: Dependencies, { url }: Pick<IncomingMessage, 'url'>) => {
  const tag = new URLSearchParams((url ?? '').split('?')[1]).get('lang')
  const t = translator.for(languages.find((language) => tagOf[language] === tag) ?? 'pl')
  return (error: unknown): Problem => {
    const requestId = newId()
    if (isFailure(error)) return problemOf(error, t, requestId)
    onUnexpectedError(error, requestId)
    return serverError(t, requestId)
  }
}

export type SocketProblems = ReturnType<typeof makeSocketProblems>
