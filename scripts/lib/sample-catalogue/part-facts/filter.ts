/** See ../parts: the usual brands, and then a line for each part type. */
export const filter = `
Mann,Mahle,Fram
oil-filter|11|40|new|Mann,Mahle,Fram,Bosch,ACDelco
air-filter|19|40|new|Mann,Mahle,Fram,K&N,Bosch
cabin-filter|21|32|new|Mann,Mahle,Fram,Bosch,Denso|Carbon
fuel-filter|32|24|new|Mann,Mahle,Bosch,Fram
breather-filter|18|2|new
fuel-filter-housing|110|2
performance-air-filter|62|2|new|K&N
power-steering-filter|16|1|new
def-filter|38|1|new
coolant-filter|22|1|new
`;
