import type { Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import { type Token, token } from '#core/kernel/token.ts'
import type { Trace } from '#core/kernel/trace.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { RateLimitRule } from './route-definition.ts'

/**
 * Tool that other people's assistants call over the Model Context Protocol, always as an anonymous visitor. It only
 * reads. Names and descriptions are English, for models.
 */
export interface Tool {
  /** `find_place`. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: Schema.Codec<unknown, unknown>
  readonly useCase: Token<AnyUseCase>
}

interface Options<Input, Encoded> extends Pick<Tool, 'title' | 'description'> {
  readonly input: Schema.Codec<Input, Encoded>
  /** Returns what is sent as JSON; texts of others stand in members named `untrusted_text`. */
  readonly useCase: Token<UseCase<NoInfer<Input>, object, AnyFailure>>
}

/** Declares a tool for assistants: `tool('find_place', { title, description, input, useCase })`. */
export const tool = <Input, Encoded>(name: string, options: Options<Input, Encoded>): Tool => ({ name, ...options }) as unknown as Tool

/** Tools of all plugins, in plugin order. */
export type Tools = readonly Tool[]
export const Tools = token<Tools>('core/Tools')

/** Address of the tools, by POST alone. */
export const toolsPath = '/mcp'

/** Limit of one network over all tools. */
export const toolsRateLimit: RateLimitRule = { times: 60, seconds: 60 }

/** Largest result in bytes of JSON: what an assistant can read beside a conversation. */
export const maxToolResult = 20_000

/** Responds to messages of the protocol, each by itself: to a request as HTTP has it, and its parsed body. */
export interface ToolServer {
  readonly answer: (request: Request, body: unknown, actor: Actor, trace?: Trace) => Promise<Response>
}
