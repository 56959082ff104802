import { Cause, Exit, Tracer } from 'effect'

const codeOf = (error: object): string => {
  const code = 'code' in error ? error.code : 'cause' in error && typeof error.cause === 'object' && error.cause ? codeOf(error.cause) : ''
  return typeof code === 'string' && /^[0-9A-Z_]{3,40}$/.test(code) ? code : ''
}

/** Returns type and code of an error; its message and stack may contain values. */
const typeAndCode = (error: unknown): { readonly name: string; readonly message: string } => {
  if (typeof error !== 'object' || error === null) return { name: typeof error, message: typeof error }
  const name = '_tag' in error ? String(error._tag) : error.constructor.name
  return { name, message: codeOf(error) || name }
}

/** Removes from ended spans what errors say, which may be what a user has written: their type and code stay. */
export const withoutValues = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    span: (options) => {
      const span = tracer.span(options)
      const end = span.end.bind(span)
      return Object.assign(span, {
        end: (at: bigint, exit: Exit.Exit<unknown, unknown>) =>
          end(at, Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause) ? exit : Exit.fail(typeAndCode(Cause.squash(exit.cause)))),
      })
    },
  })
