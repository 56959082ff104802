/** Columns of a card from the table `facility`, aliased `f`, in the order of `FacilityCard`. */
export const cardColumns = `f.id, f.slug, f.name, f.type, f.status, f.shadow_status, f.voivodeship, f.city, f.city_slug, f.district, f.post_code, f.street, f.building_number,
  f.longitude, f.latitude, f.fee_month tuition_month, f.free_places, f.free_places_on::text, f.enrolled child_count,
  to_jsonb(f.specialization) specialization, to_jsonb(f.ownership) ownership, f.suspended, f.made`

/** Columns of a card on a page of the catalogue, in the order of `ListedCard`. */
export const listedColumns = `${cardColumns}, f.legal_type, f.open_at, f.close_at`
