import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Tracer } from 'effect'
import type { Request } from 'express'
import type { Logger } from 'pino'
import type { CallerEcho } from '#adapters/http/caller-echo.ts'
import type { IsTrustedProxy } from '#adapters/http/client-address.ts'
import type { SearchAnswers } from '#adapters/http/search-route.ts'
import type { Actor } from '#core/access/actor.ts'
import type { Identity } from '#core/access/identity.port.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Trace } from '#core/kernel/trace.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { AssetFolder } from '#core/plugin/assets.ts'
import type { CspSourceLists } from '#core/plugin/csp-sources.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import type { ToolServer } from '#core/plugin/tools.ts'
import type { Metrics } from '#core/ports/metrics.ts'
import type { PageReads } from '#core/ports/page-reads.ts'
import type { Role } from '#core/ports/processes.ts'

/** Settings of the installation that the web server reads. */
export interface WebSettings {
  readonly publicUrl: string
  /** Origin that serves uploaded files and nothing else; `null`: the same as that of pages. */
  readonly filesUrl: string | null
  /** Hosts of the directory itself. */
  readonly mainHosts: readonly string[]
  /** Parts of the product that the process runs. */
  readonly kredkaRole: readonly Role[]
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  readonly appEnv: 'development' | 'test' | 'staging' | 'production'
  readonly supportPhone: string
  readonly operator: { readonly name: string; readonly address: string; readonly email: string } | null
  /** Size of the page cache in megabytes; 0: no cache. */
  readonly pageCacheMb: number
}

/** Runs a use-case as an actor, as a part of a trace and of a page; failures are thrown with `_tag` and `kind`. */
export type RunUseCase = <Input, Output, Reason extends AnyFailure>(
  useCase: Token<UseCase<Input, Output, Reason>>,
  actor: Actor,
  input: Input,
  trace?: Trace,
  reads?: PageReads,
) => Promise<Output>

/** Websocket endpoint of the HTTP server. */
export interface RealtimeServer {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close(): Promise<void>
}

/** Request that was answered, for the metrics. */
interface ObservedRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

type HealthChecks = Readonly<Record<string, () => Promise<string | null>>>

/** Part of the assembled platform that the web server uses. */
export interface WebPlatform {
  readonly plugins: readonly Plugin[]
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly run: RunUseCase
  /** Some pages may be read from replicas of the database. */
  readonly hasReplicas: boolean
  /** Resolves sessions; `null` when no plugin manages accounts. */
  readonly identity: Identity | null
  readonly logger: Logger
  /** `null`: nothing is traced. */
  readonly tracer: Tracer.Tracer | null
  readonly metrics: Metrics & { readonly contentType: string; text(): Promise<string>; observeRequest(request: ObservedRequest): void }
  readonly assets: readonly AssetFolder[]
  readonly cspSources: CspSourceLists
  /** Checks by name, `null` when healthy; warnings are reported and change no status. */
  readonly health: { readonly checks: HealthChecks; readonly warnings: HealthChecks }
  /** Returns the caller as this process sees it, to one that proves that it may know. */
  readonly callerEcho: (request: Request) => CallerEcho | null
  /** Folder in which files of forms are spooled. */
  readonly spoolFolder: string
  /** Search index of this process, for others that hold none; `null`: it holds none itself. */
  readonly searchAnswers: SearchAnswers | null
  /** Server of the tools that assistants call; `null` without tools. */
  readonly toolServer: ToolServer | null
  readonly pageCache: { start(bytes: number): void }
  readonly realtime: { createServer(options: { readonly publicUrl: string; readonly isTrustedProxy: IsTrustedProxy }): RealtimeServer }
}
