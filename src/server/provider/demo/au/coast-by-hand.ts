import { readCoast } from '../market/fact-table.ts'

/** What was built into the water since the coast file was traced: Sydney's airport and port, Melbourne's docks. From memory of public maps. */
export const australiaCoast = readCoast(`
Botany Bay, north shore | -33.9624,151.1640 -33.9605,151.1700 -33.9600,151.1755 -33.9668,151.1772 -33.9690,151.1805 -33.9680,151.1835 -33.9600,151.1845 -33.9595,151.1885 -33.9735,151.1920 -33.9745,151.1955 -33.9660,151.1965 -33.9620,151.1985 -33.9640,151.2020 -33.9730,151.2055 -33.9800,151.2090 -33.9830,151.2125 -33.9780,151.2180 -33.9775,151.2305
`)
