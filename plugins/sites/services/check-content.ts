import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { SiteSections } from '#core/plugin/site-sections.ts'
import { Themes } from '#core/plugin/themes.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { SitePage } from '../contract/site.ts'

/** Pages of which sections alone matter. */
type Sections = Pick<SitePage, 'sections'>

/**
 * Refuses themes and kinds of sections that no installed plugin has. What a draft has already stays, so that it can be
 * edited after a plugin was removed.
 */
export const CheckContent = define('sites/CheckContent', { themes: Themes, kinds: SiteSections }, ({ themes, kinds }) => {
  const isKnown = (kind: string) => kinds.some((one) => one.kind === kind)
  return {
    /** Fails for another theme than the present one that is not installed. */
    theme: (given: string | undefined, present: string | null) =>
      given === undefined || given === present || themes.all.some(({ key }) => key === given)
        ? Effect.void
        : Effect.fail(new Validation({ schema: { theme: ['sites.theme.unknown'] } })),
    /** Fails for sections of unknown kinds that are not among the present ones; `field` is that of the request. */
    sections: (given: readonly Sections[] | undefined, present: readonly Sections[], field: 'pages' | 'sections') => {
      const presentKinds = new Set(present.flatMap(({ sections }) => sections.map(({ kind }) => kind)))
      const found = (given ?? []).flatMap(({ sections }) => sections).find(({ kind }) => !isKnown(kind) && !presentKinds.has(kind))
      return found === undefined
        ? Effect.void
        : Effect.fail(new Validation({ schema: { [field]: ['sites.section.unknown'] }, values: { kind: found.kind } }))
    },
  }
})
