import { orderSql } from '#adapters/postgres/facilities/order-sql.ts'
import type { Order } from '#core/search/orders.ts'
import { turnDayAt } from '#core/search/turns.ts'

/** Returns an order with the turns of today, as SQL for the table `facility` aliased `f`. */
export const orderOfToday = (order: Order): ReturnType<typeof orderSql> => orderSql(order, turnDayAt(new Date()))
