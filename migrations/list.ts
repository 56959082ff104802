import type { Migration } from '#core/plugin/migrations.ts'
import { facilities } from './20261121090000-facilities.ts'
import { platform } from './20261121090100-platform.ts'

/** Core's own steps; plugins bring theirs. */
export const coreMigrations: readonly Migration[] = [facilities, platform]
