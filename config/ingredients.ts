import type { Logger } from 'pino'
import type { QueryListener } from '#adapters/postgres/orm.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import type { SettingValues } from '#core/plugin/read-settings.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Installation } from '#core/ports/installation.ts'
import type { Progress } from '#core/ports/progress.ts'
import type { MailBranding } from './make-mail-renderer.ts'

/** What a platform is made of. */
export interface PlatformOptions {
  readonly databaseUrl: string
  readonly plugins: readonly Plugin[]
  readonly logger: Logger
  /** Where files are kept that may not wait for the database; a folder for temporary ones unless given. */
  readonly dataDir?: string
  /** What tokens are signed with, the first; the others still verify. Made up for this process unless given. */
  readonly secrets?: readonly [string, ...string[]]
  /** Where browsers find it, and whether people rely on it; not in production and nowhere of its own unless given. */
  readonly installation?: Installation
  readonly clock?: Clock
  readonly onQuery?: QueryListener
  /** A Nominatim-compatible server, and where we can be found; the gazetteer only unless given. */
  readonly geocoder?: { readonly url: string; readonly publicUrl: string } | null
  /** What all mails have in common; that of an installation that nobody has told anything unless given. */
  readonly letterhead?: MailBranding
  /** Where mails are handed over; they only wait unless given. */
  readonly smtp?: { readonly url: string; readonly from: string } | null
  /** What plugins are told, by their names; nothing unless given. */
  readonly settings?: SettingValues
  /** Told how far long work has come; nobody is unless given. */
  readonly progress?: Progress
}
