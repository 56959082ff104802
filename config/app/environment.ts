import path from 'node:path'
import { Cause, Exit, Schema, SchemaIssue } from 'effect'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { readSettings, type SettingValues } from '#core/plugin/read-settings.ts'
import { type Role, roles } from '#core/ports/processes.ts'
import { Variables } from './environment-variables.ts'
import { parseStorageUrl, type StorageLocation } from './storage-url.ts'

/** Configuration of this installation, read from environment variables. Paths are absolute. */
export interface Environment {
  readonly port: number
  readonly host: string
  readonly appEnv: 'development' | 'test' | 'staging' | 'production'
  /** `null`: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null
  /** Address of the same database that is no pooler; `null`: `databaseUrl` is none. */
  readonly databaseDirectUrl: string | null
  /** Streaming replicas of the same database; empty: everything is read from the primary. */
  readonly databaseReplicaUrls: readonly string[]
  /** Keeps frequent statements prepared, by name. */
  readonly databasePreparedStatements: boolean
  readonly dataDir: string
  /** Storage of uploads. */
  readonly storage: StorageLocation
  /** Daemon of ClamAV; `null`: uploads are not scanned. */
  readonly virusScanner: { readonly host: string; readonly port: number } | null
  /** Name servers that are asked about domains of sites; `null`: those of the system. */
  readonly nameServers: readonly string[] | null
  /** Parts of the product that the server process runs. */
  readonly kredkaRole: readonly Role[]
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  readonly publicUrl: string
  /** Origin of uploaded files; `null`: that of pages. */
  readonly filesUrl: string | null
  /** Hosts of the directory itself; the first label of others is a site of a facility. */
  readonly mainHosts: readonly string[]
  /** Nominatim-compatible server; `null`: only the gazetteer is used. */
  readonly geocoderUrl: string | null
  /** OSRM server; `null`: times follow straight lines. */
  readonly routingUrl: string | null
  /** Language model of the assistant, behind an OpenAI-compatible service; `null`: rules alone answer. */
  readonly languageModel: {
    readonly url: string
    readonly key: string | null
    readonly model: string
    readonly timeoutMs: number
    readonly dailyTokens: number | null
  } | null
  /** Operator of the installation, as named in legal documents; `null`: not configured. */
  readonly operator: { readonly name: string; readonly address: string; readonly email: string } | null
  /** SMTP server and sender address; `null`: mails are stored but not sent. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** E.164. */
  readonly supportPhone: string
  /** Secrets of tokens: the first signs, all verify; `null`: one that is generated and stored under `dataDir`. */
  readonly jwtSecrets: readonly [string, ...string[]] | null
  /** Address of the process that holds the search index; `null`: this one does. */
  readonly searchUrl: string | null
  /** Size of the page cache in megabytes; 0: no cache. */
  readonly pageCacheMb: number
  /** Receiver of traces (OTLP over HTTP); `null`: nothing is traced. */
  readonly traces: { readonly url: string; readonly serviceName: string } | null
  readonly logLevel: string
  /** Settings of plugins, by plugin name. */
  readonly settings: SettingValues
}

/** Variables are missing or invalid; `message` names each with the expected value. */
export class InvalidEnvironment extends Error {}

const expected: Readonly<Record<string, string>> = {
  PORT: 'a port from 0 to 65535',
  APP_ENV: 'development, test, staging or production',
  DATABASE_PREPARED_STATEMENTS: 'yes or no',
  PAGE_CACHE_MB: 'megabytes from 0 (no cache) to 4096',
  AI_TIMEOUT_MS: 'milliseconds from 100 to 120000',
  AI_DAILY_TOKENS: 'a number from 0 to 1000000000',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
}

/** Names of the platform's variables (without those of plugins). */
export const platformVariables: readonly string[] = Object.keys(Variables.fields)

/**
 * Reads the environment variables (interfaces.md, "Environment"), including the settings of plugins; the only reader of
 * them. Empty values count as missing.
 */
export const readEnvironment = (
  variables: Readonly<Record<string, string | undefined>> = process.env,
  plugins: readonly Plugin[] = [],
): Environment => {
  const given = Object.fromEntries(platformVariables.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])))
  const exit = Schema.decodeUnknownExit(Variables)(given, { errors: 'all' })
  const settings = readSettings(plugins, variables, platformVariables)
  const problems = [...(Exit.isFailure(exit) ? schemaErrors(Cause.squash(exit.cause)) : []), ...mismatches(given), ...settings.errors]
  if (Exit.isFailure(exit) || problems.length) throw new InvalidEnvironment(problems.join('\n'))
  const env = exit.value
  const appEnv = env.APP_ENV ?? 'development'
  const number = env.PORT ?? 3000
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email } = env
  const dataDir = path.resolve(env.DATA_DIR ?? '.data')
  return {
    port: number,
    appEnv,
    host: env.HOST ?? (appEnv === 'production' ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS?.split(',') ?? [],
    databasePreparedStatements: env.DATABASE_PREPARED_STATEMENTS !== 'no',
    dataDir,
    storage: parseStorageUrl(env.STORAGE_URL ?? '') ?? { kind: 'disk', folder: path.join(dataDir, 'files') },
    virusScanner: parseAddress(env.CLAMD_ADDRESS),
    nameServers: env.NAME_SERVERS?.split(',') ?? null,
    kredkaRole: rolesOf(env.KREDKA_ROLE, env.SEARCH_URL),
    trustedProxies: (env.TRUSTED_PROXIES ?? 'loopback').split(','),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${number}`,
    filesUrl: env.FILES_URL ?? null,
    mainHosts: (env.MAIN_HOSTS ?? 'localhost').split(','),
    geocoderUrl: env.GEOCODER_URL ?? null,
    routingUrl: env.ROUTING_URL ?? null,
    languageModel: languageModelOf(env),
    operator: name && address && email ? { name, address, email } : null,
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    supportPhone: env.SUPPORT_PHONE ?? '+48220000000',
    jwtSecrets: env.JWT_SECRETS === undefined ? null : (env.JWT_SECRETS.split(',') as [string, ...string[]]),
    searchUrl: env.SEARCH_URL ?? null,
    pageCacheMb: env.PAGE_CACHE_MB ?? 48,
    traces: tracesOf(env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_SERVICE_NAME),
    logLevel: env.LOG_LEVEL ?? 'info',
    settings: settings.values,
  }
}

const tracesOf = (address: string | undefined, serviceName = 'kredka') =>
  address === undefined ? null : { url: address.replace(/\/+$/, ''), serviceName }

const languageModelOf = ({ AI_URL: url, AI_KEY, AI_MODEL: model, AI_TIMEOUT_MS, AI_DAILY_TOKENS }: typeof Variables.Type) =>
  url && model ? { url, key: AI_KEY ?? null, model, timeoutMs: AI_TIMEOUT_MS ?? 20_000, dailyTokens: AI_DAILY_TOKENS ?? null } : null

const parseAddress = (address = '') => {
  const [host = '', port] = address.split(':')
  return host ? { host, port: Number(port) } : null
}

/** Returns the roles of a process: by default all, without the index where another process holds it. */
const rolesOf = (text: string | undefined, searchUrl: string | undefined): readonly Role[] =>
  (text?.split(',') as readonly Role[] | undefined) ?? roles.filter((role) => role !== 'search' || searchUrl === undefined)

/** Returns the errors that concern several variables. */
const mismatches = (given: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const operator = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL']
  const count = operator.filter((name) => given[name]).length
  return [
    ...(given['APP_ENV'] === 'production' && !given['PUBLIC_URL']
      ? ['PUBLIC_URL: expected the public address, https://…, where APP_ENV is production']
      : []),
    ...(given['APP_ENV'] === 'production' && !given['JWT_SECRETS']
      ? ['JWT_SECRETS: expected secrets of at least 32 characters, separated by commas, where APP_ENV is production']
      : []),
    ...(given['KREDKA_ROLE'] && given['KREDKA_ROLE'].split(',').includes('search') === Boolean(given['SEARCH_URL'])
      ? ['KREDKA_ROLE: expected either the role search or SEARCH_URL, the address of the process that has it']
      : []),
    ...(given['DATABASE_DIRECT_URL'] && !given['DATABASE_URL'] ? ['DATABASE_DIRECT_URL: expected only together with DATABASE_URL'] : []),
    ...(given['DATABASE_REPLICA_URLS'] && (!given['DATABASE_URL'] || given['PAGE_CACHE_MB'] === '0')
      ? ['DATABASE_REPLICA_URLS: expected only together with DATABASE_URL and a page cache']
      : []),
    ...(given['FILES_URL'] && URL.parse(given['FILES_URL'])?.host === URL.parse(given['PUBLIC_URL'] ?? '')?.host
      ? ['FILES_URL: expected another host than that of PUBLIC_URL, or nothing']
      : []),
    ...(count === 0 || count === operator.length ? [] : [`${operator.join(', ')}: expected all three or none`]),
    ...(Boolean(given['AI_URL']) === Boolean(given['AI_MODEL']) ? [] : ['AI_URL, AI_MODEL: expected both or none']),
    ...(Boolean(given['SMTP_URL']) === Boolean(given['MAIL_FROM']) ? [] : ['SMTP_URL, MAIL_FROM: expected both or none']),
  ]
}

const schemaErrors = (error: unknown): readonly string[] => {
  const { issues } = SchemaIssue.makeFormatterStandardSchemaV1()((error as { issue: SchemaIssue.Issue }).issue)
  const lines = issues.map(({ path: where, message }) => {
    const name = String(where?.[0] ?? '')
    return `${name}: expected ${expected[name] ?? message}`
  })
  return [...new Set(lines)]
}
