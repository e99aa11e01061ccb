import type { contact } from "~/platform/db/schema.server";

const on = (day: string) => new Date(`${day}T12:00:00Z`);

/** Who a small counter deals with. Names and numbers are fictional. */
export const sampleContacts = [
  {
    name: "Brooklyn Brake & Tire",
    type: "customer",
    email: "orders@bkbrake.example",
    phone: "(718) 555-0102",
    createdAt: on("2026-10-05"),
  },
  {
    name: "Hudson Auto Supply",
    type: "supplier",
    email: "counter@hudson-auto.example",
    phone: "(212) 555-0141",
    createdAt: on("2026-09-14"),
  },
  {
    name: "Luis Ortega",
    type: "customer",
    email: "luis.ortega@mail.example",
    phone: "(347) 555-0119",
    createdAt: on("2026-09-28"),
  },
  {
    name: "Gowanus Electric Rebuilders",
    type: "supplier",
    email: "cores@gowanus-electric.example",
    phone: "(718) 555-0193",
    createdAt: on("2026-09-16"),
  },
  {
    name: "Queens Motor Works",
    type: "customer",
    email: "service@queensmotor.example",
    phone: "(929) 555-0155",
    createdAt: on("2026-11-02"),
  },
  {
    name: "Dana Whitfield",
    type: "customer",
    email: "dana@whitfield.example",
    phone: "(646) 555-0137",
    createdAt: on("2026-11-09"),
  },
  {
    name: "Red Hook Fleet Service",
    type: "customer",
    email: "fleet@redhook.example",
    phone: "(718) 555-0176",
    createdAt: on("2026-11-04"),
  },
  {
    name: "Stuyvesant Lamp & Body",
    type: "supplier",
    email: "parts@stuyvesant-lamp.example",
    phone: "(212) 555-0168",
    createdAt: on("2026-11-12"),
  },
  {
    name: "Priya Raman",
    type: "customer",
    email: "priya.raman@mail.example",
    phone: "(917) 555-0184",
    createdAt: on("2026-11-15"),
  },
].map((row) => ({ ...row, isSample: true })) as (typeof contact.$inferInsert)[];
