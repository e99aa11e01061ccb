import { flows, type SiteScreen, siteMap } from "../support/site-map";
import { GuideTable } from "./GuideTable";

const storyOf = ({ story }: SiteScreen) => `?path=/story/${story}`;

/** Every screen of the site with its address, and the ways through them. */
export function SiteMapPage() {
  return (
    <div className="guide sb-unstyled">
      <header className="guide-head">
        <p className="guide-group">Screens</p>
        <h1>Site map</h1>
        <p className="guide-lead">
          Every page of the site, with the story that shows it first. Links in the screens work:
          press one, and the story of the page that it leads to opens.
        </p>
      </header>
      <section className="guide-section">
        <h2>Ways through the site</h2>
        {flows.map(({ name, paths }) => (
          <div key={name} className="guide-flow">
            <h3>{name}</h3>
            <ol>
              {paths.flatMap((path) =>
                siteMap
                  .filter((screen) => screen.path === path)
                  .map((screen) => (
                    <li key={path}>
                      <a href={storyOf(screen)} target="_top">
                        {screen.name}
                      </a>
                    </li>
                  )),
              )}
            </ol>
          </div>
        ))}
      </section>
      <section className="guide-section">
        <h2>All screens</h2>
        <GuideTable label="Screens">
          <thead>
            <tr>
              <th scope="col">Screen</th>
              <th scope="col">What somebody comes for</th>
              <th scope="col">Address</th>
            </tr>
          </thead>
          <tbody>
            {siteMap.map((screen) => (
              <tr key={screen.path}>
                <td>
                  <a href={storyOf(screen)} target="_top">
                    {screen.name}
                  </a>
                </td>
                <td>{screen.purpose}</td>
                <td>
                  <code>{screen.path}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </GuideTable>
      </section>
    </div>
  );
}
