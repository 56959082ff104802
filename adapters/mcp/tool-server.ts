import { Cause, Effect, Exit } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { type AnyFailure, codeOf, isFailure } from '#core/kernel/failure.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { Token } from '#core/kernel/token.ts'
import { inTrace, type Trace } from '#core/kernel/trace.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { bodySchema } from '#core/plugin/json-schema.ts'
import type { Tool, ToolServer } from '#core/plugin/tools.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { type Translate, Translator } from '#core/ports/translator.ts'
import { fitResult } from './fit-result.ts'
import type { ListedTool } from './sdk-server.ts'

interface Dependencies {
  readonly tools: readonly Tool[]
  readonly find: <Thing>(token: Token<Thing>) => Thing
  /** Receives bugs, with the name of the tool. */
  readonly onUnexpectedError: (error: unknown, tool: string) => void
}

/** Text of a failure for a model: what is wrong where, so that it can correct its call. */
const failureText = (failure: AnyFailure, t: Translate): string => {
  const { schema, values, detail } = failure
  const fields = Object.entries(schema ?? {}).map(
    ([field, keys]) => `${field}: ${keys.map((key) => t(asMessageKey(key), values)).join(', ')}`,
  )
  const isInternal = failure.kind === 'unavailable' || failure.kind === 'upstream'
  const reason = isInternal || detail === failure._tag ? '' : detail
  const code = codeOf(failure._tag)
  return fitResult({ code, error: reason || fields.join('; ') || t(asMessageKey(code), values) })
}

/**
 * Makes the server of all tools. The SDK takes a tenth of a second to load, so that it is loaded by the first message,
 * not by every start.
 */
export const makeToolServer = ({ tools, find, onUnexpectedError }: Dependencies): ToolServer => {
  const schemas = new Map<string, ListedTool['inputSchema']>()
  const schemaOf = ({ name, input }: Tool): ListedTool['inputSchema'] => {
    const schema = schemas.get(name) ?? { type: 'object' as const, ...bodySchema(input).schema }
    schemas.set(name, schema)
    return schema
  }
  const call = async (tool: Tool, given: unknown, actor: Actor, trace: Trace | undefined) => {
    const t = find(Translator).for('en')
    const input = decodeInput(tool.input, given)
    if ('schema' in input) return { text: failureText(new Validation({ schema: input.schema }), t), isError: true }
    const exit = await Effect.runPromiseExit(inTrace(trace, find(tool.useCase)(actor, input.value)))
    if (Exit.isSuccess(exit)) return { text: fitResult(exit.value as object), isError: false }
    const error = Cause.squash(exit.cause)
    if (isFailure(error)) return { text: failureText(error, t), isError: true }
    onUnexpectedError(error, tool.name)
    return { text: JSON.stringify({ code: 'error/server-error', error: t('error/server-error') }), isError: true }
  }
  return {
    answer: async (request, body, actor, trace) => {
      const { answerBySdk } = await import('./sdk-server.ts')
      const listed = tools.map((tool): ListedTool => {
        const { name, title, description } = tool
        return { name, title, description, inputSchema: schemaOf(tool), call: (input) => call(tool, input, actor, trace) }
      })
      return answerBySdk(listed, request, body)
    },
  }
}
