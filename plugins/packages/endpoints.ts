import { implement } from '#core/plugin/implement.ts'
import { packagesApi } from './contract/api.ts'
import { ChangeLimit } from './use-cases/change-limit.ts'
import { ConfirmOrder } from './use-cases/confirm-order.ts'
import { ListAllOrders } from './use-cases/list-all-orders.ts'
import { ListLimits } from './use-cases/list-limits.ts'
import { ListOrders } from './use-cases/list-orders.ts'
import { ListPackages } from './use-cases/list-packages.ts'
import { PlaceOrder } from './use-cases/place-order.ts'
import { PreviewPrice } from './use-cases/preview-price.ts'
import { RefundOrder } from './use-cases/refund-order.ts'
import { ShowOrder } from './use-cases/show-order.ts'
import { ShowUsage } from './use-cases/show-usage.ts'
import { StartTrial } from './use-cases/start-trial.ts'

/** Endpoints of limits and packages. */
export const packagesEndpoints = implement(packagesApi, {
  listLimits: ListLimits,
  showUsage: ShowUsage,
  changeLimit: ChangeLimit,
  listPackages: ListPackages,
  previewPrice: PreviewPrice,
  searchOrders: ListAllOrders,
  placeOrder: PlaceOrder,
  listOrders: ListOrders,
  showOrder: ShowOrder,
  confirmOrder: ConfirmOrder,
  refundOrder: RefundOrder,
  startTrial: StartTrial,
})
