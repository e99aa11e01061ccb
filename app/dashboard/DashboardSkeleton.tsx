import { Card, Grid, Inline, Skeleton, Stack, VisuallyHidden } from "@partlane/ui";
import { paths } from "~/paths";

const eachOf = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The outline of a dashboard page that is on its way, as large as the page will be. */
export function DashboardSkeleton({ path }: { path: string }) {
  const isOverview = path === paths.dashboard();
  const hasStats =
    isOverview || path === paths.dashboardSales() || path === paths.dashboardBilling();
  return (
    <Stack gap={4} aria-busy="true">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {isOverview ? null : <Skeleton width={128} height={30} />}
      {hasStats ? <FiguresSkeleton /> : null}
      {isOverview || path === paths.dashboardSales() ? <ChartSkeleton /> : null}
      <TableSkeleton rows={isOverview ? 5 : 9} />
    </Stack>
  );
}

function FiguresSkeleton() {
  return (
    <Card>
      <Grid columns={{ phone: 2, desktop: 4 }} gap={6}>
        {eachOf(4).map((index) => (
          <Stack key={index} gap={1}>
            <Skeleton width="60%" />
            <Skeleton width="80%" height={32} />
            <Skeleton width="70%" />
          </Stack>
        ))}
      </Grid>
    </Card>
  );
}

/** Heights of bars, in px: any will do. */
const bars = [52, 58, 60, 68, 72, 78, 61, 92, 93, 106, 102].map((height, week) => ({
  week,
  height,
}));

function ChartSkeleton() {
  return (
    <Card>
      <Stack gap={8}>
        <Skeleton width={140} height={24} />
        <Inline gap={4} align="end" justify="between" wrap={false}>
          {bars.map(({ week, height }) => (
            <Skeleton key={week} width="4%" height={height} />
          ))}
        </Inline>
        <Skeleton width="100%" />
      </Stack>
    </Card>
  );
}

function TableSkeleton({ rows }: { rows: number }) {
  return (
    <Card>
      <Stack gap={6}>
        <Skeleton width={140} height={24} />
        {eachOf(rows).map((index) => (
          <Grid key={index} columns={{ phone: 2, tablet: 4 }} gap={4}>
            <Skeleton width="50%" />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </Grid>
        ))}
      </Stack>
    </Card>
  );
}
