import { useHref } from '#web/runtime/page.ts'

/** Returns the link builder of comparisons: `/porownaj?p=bajka,sloneczko`, readable wherever it is pasted. */
export const useCompareHref = () => {
  const path = useHref()('compare') ?? ''
  return (facilities: readonly { readonly slug: string }[]): string => `${path}?p=${facilities.map(({ slug }) => slug).join(',')}`
}
