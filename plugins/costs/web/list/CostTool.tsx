import { Wallet } from 'lucide-react'
import { ToolLink } from '#plugins/catalogue/contract/tool-link-ui.ts'
import type { ShownSearch } from '#plugins/catalogue/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'

/** Way from the list of a city to what its facilities cost the reader's family. */
export const CostTool = ({ of }: FillProps<ShownSearch, object>) => (
  <ToolLink of={of} route="our_costs" icon={Wallet} label={useT()('costs.ours')} />
)
