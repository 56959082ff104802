import type { Logger } from 'pino'
import type { PasswordHashing } from '#adapters/passwords/argon2.ts'
import type { QueryListener } from '#adapters/postgres/orm.ts'
import type { TraceReceiver } from '#adapters/tracing/otlp.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import type { SettingValues } from '#core/plugin/read-settings.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Installation } from '#core/ports/installation.ts'
import type { Role } from '#core/ports/processes.ts'
import type { Progress } from '#core/ports/progress.ts'
import type { Environment } from './environment.ts'
import type { MailBranding } from './make-mail-renderer.ts'
import type { StorageLocation } from './storage-url.ts'

/** Options of `makePlatform`. */
export interface PlatformOptions {
  /** Address of the database; may be that of a pooler in transaction mode. */
  readonly databaseUrl: string
  /** Address that is no pooler, for LISTEN, jobs, migrations, backups and the search index; defaults to `databaseUrl`. */
  readonly databaseDirectUrl?: string
  /** Keeps frequent statements prepared, by name; default: true. */
  readonly databasePreparedStatements?: boolean
  /** Streaming replicas from which visitors' pages and the search index may be read; default: none. */
  readonly databaseReplicaUrls?: readonly string[]
  readonly plugins: readonly Plugin[]
  readonly logger: Logger
  /** Folder of files stored outside the database; defaults to a temporary folder. */
  readonly dataDir?: string
  /** Secrets of tokens: the first signs, all verify. Defaults to a random secret of this process. */
  readonly secrets?: readonly [string, ...string[]]
  /** Public URL and whether it is production; defaults to localhost, not in production. */
  readonly installation?: Installation
  readonly clock?: Clock
  /** Cost of new password hashes; default: as recommended. */
  readonly passwordHashing?: PasswordHashing
  readonly onQuery?: QueryListener
  /** Nominatim-compatible server, and our public URL for its User-Agent; defaults to the gazetteer only. */
  readonly geocoder?: { readonly url: string; readonly publicUrl: string } | null
  /** OSRM server, and our public URL for its User-Agent; by default times follow straight lines. */
  readonly routing?: { readonly url: string; readonly publicUrl: string } | null
  /** Language model of the assistant; by default rules alone answer. */
  readonly languageModel?: Environment['languageModel']
  /** Data shared by all mails; defaults to `defaultMailBranding`. */
  readonly mailBranding?: MailBranding
  /** SMTP server and sender; without it mails stay in the queue. */
  readonly smtp?: { readonly url: string; readonly from: string } | null
  /** Settings of plugins by plugin name; defaults to the settings' default values. */
  readonly settings?: SettingValues
  /** Storage of uploads; defaults to the folder `files` of the data folder. */
  readonly storage?: StorageLocation
  /** Daemon of ClamAV that scans uploaded documents; by default they are not scanned. */
  readonly virusScanner?: { readonly host: string; readonly port: number } | null
  /** Name servers that are asked about domains of sites; by default those of the system. */
  readonly nameServers?: readonly string[] | null
  /** Parts of the product that this process runs; default: all. Decides what it checks. */
  readonly kredkaRole?: readonly Role[]
  /** Receiver of traces; without it nothing is traced. */
  readonly traces?: TraceReceiver | null
  /** Address of the process that holds the search index; by default this one does. */
  readonly searchUrl?: string | null
  /** Receives the progress of long-running work; ignored by default. */
  readonly progress?: Progress
}
