/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  assistant:
    '/asystent?q=szukam%20%C5%BC%C5%82obka%20dla%20dwulatki%20w%20Krakowie%2C%20do%201500%20z%C5%82%2C%20bez%20monitoringu%2C%20od%20wrze%C5%9Bnia',
}
