import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { SiteSection } from '../../../contract/site.ts'
import { useContent } from '../state/builder-context.ts'

/** Returns the function that names sections: by the owner's heading, else by their kind; that of a removed plugin by its key. */
export const useSectionName = () => {
  const t = useT()
  const { choices } = useContent()
  return ({ kind, title }: Pick<SiteSection, 'kind' | 'title'>): string =>
    title || (choices.sections.find((one) => one.kind === kind)?.name ?? t('sites.builder.section.unknown', { kind }))
}
