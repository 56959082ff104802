import { orderSql } from '#adapters/postgres/facilities/order-sql.ts'
import { rotationDayAt } from '#core/search/daily-rotation.ts'
import type { Order } from '#core/search/orders.ts'

/** Returns an order with the rotation of today, as SQL for the table `facility` aliased `f`. */
export const orderOfToday = (order: Order): ReturnType<typeof orderSql> => orderSql(order, rotationDayAt(new Date()))
