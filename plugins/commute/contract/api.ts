import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { ListQuery } from '#plugins/catalogue/contract/list-query.ts'
import { RoadAnswer, RoadQuery } from './roads.ts'
import { StopList } from './stops.ts'

/** HTTP API of the way between home and work, which browsers work out themselves, so that no address of a family is sent. */
export const commuteApi = defineApi({
  listStops: route.get('/api/v1/facility/stop', {
    summary: 'Lists the points and hours of the facilities of a city, and its streets.',
    input: ListQuery,
    output: StopList,
    access: 'anyone',
  }),
  listRoads: route.get('/api/v1/facility/stop/road', {
    summary: 'Lists how much longer ways to the facilities of a city are along roads than the straight estimate.',
    input: RoadQuery,
    output: RoadAnswer,
    access: 'anyone',
  }),
})
