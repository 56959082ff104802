import { useT } from '#web/runtime/i18n/i18n-context.ts'

/** Returns the labels of the fields of a tag. */
export const useTagLabels = (): Readonly<Record<string, string>> => {
  const t = useT()
  return {
    'names.pl': t('support.tags.name.pl'),
    'names.ua': t('support.tags.name.ua'),
    'names.en': t('support.tags.name.en'),
    param: t('support.tags.param'),
    icon: t('support.tags.icon'),
  }
}
