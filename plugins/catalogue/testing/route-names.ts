/** Names and addresses of its pages in specification §2 and decisions §28. */
export const routeNames = {
  catalog_voivodeships: '/@type-miasta',
  catalog_cities: '/@type/@voivodeship',
  catalog_facilities: '/@type/@voivodeship/@city',
  catalog_district: '/@type/@voivodeship/@city/@district',
}
