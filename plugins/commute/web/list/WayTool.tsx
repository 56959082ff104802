import { Route } from 'lucide-react'
import { ToolLink } from '#plugins/catalogue/contract/tool-link-ui.ts'
import type { ShownSearch } from '#plugins/catalogue/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'

/** Way from the list of a city to its facilities between home and work. */
export const WayTool = ({ of }: FillProps<ShownSearch, object>) => (
  <ToolLink of={of} route="on_the_way" icon={Route} label={useT()('commute.tool')} />
)
