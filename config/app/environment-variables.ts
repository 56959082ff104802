import { Schema } from 'effect'
import { trustedProxies } from '#adapters/http/client-address.ts'
import { roles } from '#core/ports/processes.ts'
import { parseStorageUrl } from './storage-url.ts'

const port = Schema.FiniteFromString.check(
  Schema.isInt({ message: 'a whole number' }),
  Schema.isBetween({ minimum: 0, maximum: 65535 }, { message: 'a port from 0 to 65535' }),
)
const databaseUrl = Schema.String.check(Schema.isPattern(/^postgres(ql)?:\/\//, { message: 'an address that begins with postgres://' }))
const replicaUrls = Schema.String.check(
  Schema.isPattern(/^postgres(ql)?:\/\/[^,\s]+(,postgres(ql)?:\/\/[^,\s]+)*$/, {
    message: 'addresses that begin with postgres://, separated by commas',
  }),
)
const httpUrl = Schema.String.check(
  Schema.isPattern(/^https?:\/\/[^/\s]+$/, { message: 'an http or https address without a trailing slash' }),
)

const pageCache = Schema.FiniteFromString.check(
  Schema.isInt({ message: 'a whole number' }),
  Schema.isBetween({ minimum: 0, maximum: 4096 }, { message: 'megabytes from 0 (no cache) to 4096' }),
)

const isProxyList = (text: string): boolean => {
  try {
    trustedProxies(text.split(','))
    return true
  } catch {
    return false
  }
}

/** Variables of the platform, and what each may hold (interfaces.md, "Environment"). */
export const Variables = Schema.Struct({
  PORT: Schema.optional(port),
  HOST: Schema.optional(Schema.NonEmptyString),
  APP_ENV: Schema.optional(Schema.Literals(['development', 'test', 'staging', 'production'])),
  DATABASE_URL: Schema.optional(databaseUrl),
  DATABASE_DIRECT_URL: Schema.optional(databaseUrl),
  DATABASE_REPLICA_URLS: Schema.optional(replicaUrls),
  DATABASE_PREPARED_STATEMENTS: Schema.optional(Schema.Literals(['yes', 'no'])),
  DATA_DIR: Schema.optional(Schema.NonEmptyString),
  STORAGE_URL: Schema.optional(
    Schema.String.check(
      Schema.makeFilter((text) => parseStorageUrl(text) !== null, {
        message: 'file:/folder, or s3://KEY:SECRET@host/bucket?region=REGION with an optional &tls=off',
      }),
    ),
  ),
  CLAMD_ADDRESS: Schema.optional(
    Schema.String.check(Schema.isPattern(/^[a-z0-9.-]+:\d{1,5}$/i, { message: 'host:port of the daemon of ClamAV' })),
  ),
  NAME_SERVERS: Schema.optional(
    Schema.String.check(
      Schema.isPattern(/^[0-9a-f.:[\]]+(,[0-9a-f.:[\]]+)*$/i, {
        message: 'IP addresses, with a port if it is not 53, separated by commas',
      }),
    ),
  ),
  KREDKA_ROLE: Schema.optional(
    Schema.String.check(
      Schema.isPattern(/^(web|jobs|live|search)(,(web|jobs|live|search))*$/, { message: `some of ${roles.join()}, separated by commas` }),
    ),
  ),
  TRUSTED_PROXIES: Schema.optional(
    Schema.String.check(
      Schema.makeFilter((text) => isProxyList(text), {
        message: 'addresses, networks such as 10.0.0.0/8, or loopback, separated by commas',
      }),
    ),
  ),
  PUBLIC_URL: Schema.optional(httpUrl),
  FILES_URL: Schema.optional(httpUrl),
  MAIN_HOSTS: Schema.optional(
    Schema.String.check(Schema.isPattern(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/i, { message: 'names of hosts, separated by commas' })),
  ),
  GEOCODER_URL: Schema.optional(
    Schema.String.check(Schema.isPattern(/^https?:\/\/\S*[^/\s]$/, { message: 'an http or https address without a trailing slash' })),
  ),
  ROUTING_URL: Schema.optional(
    Schema.String.check(
      Schema.isPattern(/^https?:\/\/[^\s@?#]*[^/\s@?#]$/, {
        message: 'an http or https address without a trailing slash, with or without {mode}',
      }),
    ),
  ),
  AI_URL: Schema.optional(
    Schema.String.check(
      Schema.isPattern(/^https?:\/\/[^\s@?#]*[^/\s@?#]$/, { message: 'an http or https address without a trailing slash' }),
    ),
  ),
  AI_KEY: Schema.optional(Schema.NonEmptyString),
  AI_MODEL: Schema.optional(Schema.NonEmptyString),
  AI_TIMEOUT_MS: Schema.optional(
    Schema.FiniteFromString.check(
      Schema.isInt({ message: 'a whole number' }),
      Schema.isBetween({ minimum: 100, maximum: 120_000 }, { message: 'milliseconds from 100 to 120000' }),
    ),
  ),
  AI_DAILY_TOKENS: Schema.optional(
    Schema.FiniteFromString.check(
      Schema.isInt({ message: 'a whole number' }),
      Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }, { message: 'a number from 0 to 1000000000' }),
    ),
  ),
  OPERATOR_NAME: Schema.optional(Schema.NonEmptyString),
  OPERATOR_ADDRESS: Schema.optional(Schema.NonEmptyString),
  OPERATOR_EMAIL: Schema.optional(Schema.String.check(Schema.isPattern(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, { message: 'an e-mail address' }))),
  SMTP_URL: Schema.optional(
    Schema.String.check(Schema.isPattern(/^smtps?:\/\/\S+$/, { message: 'an address that begins with smtp:// or smtps://' })),
  ),
  MAIL_FROM: Schema.optional(
    Schema.String.check(
      Schema.isPattern(/^([^<>"@,;\r\n]+<[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/, {
        message: 'an e-mail address, or a name with one: Kredka <poczta@kredka.pl>',
      }),
    ),
  ),
  SUPPORT_PHONE: Schema.optional(Schema.String.check(Schema.isPattern(/^\+48\d{9}$/, { message: 'a Polish number such as +48221234567' }))),
  JWT_SECRETS: Schema.optional(
    Schema.String.check(
      Schema.isPattern(/^[^\s,]{32,}(,[^\s,]{32,})*$/, { message: 'secrets of at least 32 characters, separated by commas' }),
    ),
  ),
  SEARCH_URL: Schema.optional(
    Schema.String.check(Schema.isPattern(/^https?:\/\/[^/\s@]+$/, { message: 'an http or https address without a path' })),
  ),
  PAGE_CACHE_MB: Schema.optional(pageCache),
  OTEL_EXPORTER_OTLP_ENDPOINT: Schema.optional(
    Schema.String.check(Schema.isPattern(/^https?:\/\/[^\s@?#]+$/, { message: 'an http or https address without credentials or query' })),
  ),
  OTEL_SERVICE_NAME: Schema.optional(Schema.NonEmptyString),
  LOG_LEVEL: Schema.optional(Schema.Literals(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
})
