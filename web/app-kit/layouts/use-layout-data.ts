import type { Layout, LayoutData } from '#core/plugin/layout.ts'
import { useSerializedPage } from '../page/serialized-page-context.ts'

/**
 * Returns the data that the layout of the page's area has loaded: `const { facility } = useLayoutData(panel)`. Throws
 * in a page of another layout.
 */
export const useLayoutData = <Name extends string, Data extends LayoutData>({ layout }: Layout<Name, Data>): Data => {
  const { layoutData } = useSerializedPage()
  if (layoutData?.layout !== layout) throw new Error(`The page has no layout ${layout}`)
  return layoutData.data as Data
}
