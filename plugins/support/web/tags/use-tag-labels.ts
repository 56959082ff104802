import { useTranslation } from '#web/app-kit/i18n.ts'

/** Returns the labels of the fields of a tag. */
export const useTagLabels = (): Readonly<Record<string, string>> => {
  const { t } = useTranslation('support')
  return {
    'names.pl': t('tags.name.pl'),
    'names.ua': t('tags.name.ua'),
    'names.en': t('tags.name.en'),
    param: t('tags.param'),
    icon: t('tags.icon'),
  }
}
